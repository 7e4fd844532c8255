import type { FastifySchemaCompiler } from 'fastify';
import { type $ZodErrorMap, type $ZodType, safeParse } from 'zod/v4/core';
import { es } from 'zod/v4/locales';

const { localeError } = es();

/** For rules without a sentence of their own. */
const spanish: $ZodErrorMap = (issue) =>
  issue.code === 'invalid_type' && issue.input === undefined ? 'Es obligatorio' : localeError(issue);

/**
 * Checks requests by the zod schemas of their routes. Callers read Spanish (docs/product/api.md#call-18). The language is
 * not set for all of zod, because editors read the problems of content files in English.
 */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data) => {
    const { success, data: value, error } = safeParse(schema, data, { error: spanish });
    if (success) return { value };
    const issues = error.issues.map(({ path, message, code }) => ({
      keyword: code,
      instancePath: `/${path.join('/')}`,
      schemaPath: '',
      params: {},
      message,
    }));
    return { error: issues };
  };
