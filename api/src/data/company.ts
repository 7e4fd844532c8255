import type { Service } from '@tramuntana/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from './database';
import { company, services } from './schema';

type CompanyPart = typeof company.$inferSelect.part;

/** Address, particulars or contact of the company; an empty object where the content has none. */
export async function findCompany(database: Database, part: CompanyPart): Promise<Record<string, string>> {
  const [row] = await database.select().from(company).where(eq(company.part, part));
  return row?.data ?? {};
}

/** The services, in the order of the content. `pagina` has a slash at its beginning (docs/product/api.md#data-1). */
export async function listServices(database: Database): Promise<{ results: Service[] }> {
  const { imagen, titulo, descripcion, pagina, picture } = services;
  const rows = await database
    .select({ imagen, titulo, descripcion, pagina, picture })
    .from(services)
    .orderBy(asc(services.position));
  return { results: rows.map((row) => ({ ...row, pagina: `/${row.pagina}` })) };
}
