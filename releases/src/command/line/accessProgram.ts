import { readWholeNumber } from '@tramuntana/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import type { z } from 'zod';
import { grant, RIGHTS } from '../../access/grants';
import { type Request, requests } from '../request';
import { checked } from './checked';

/** Days until a token expires, unless the command says otherwise. */
const DEFAULT_DAYS = 90;

type Options = ReturnType<typeof grant.parse> & { days: number };
type TrustOptions = Options & { issuer: string; audience: string; claim: [name: string, value: string][] };

/** Adds `access list|add|trust|revoke` to the program. */
export function addAccessVerbs(program: Command, take: (request: Request) => void): void {
  const access = program.command('access').description('who may use the store through the release service');
  const identity = (name: string, description: string) =>
    access
      .command(name)
      .description(description)
      .requiredOption('--rights <list>', `of ${RIGHTS.join(', ')}; separated by commas`, listOf(grant.shape.rights))
      .requiredOption('--remotes <list>', "names, or '*' for all but the shell", listOf(grant.shape.remotes))
      .option(
        '--days <number>',
        'until it expires',
        checked(requests['access-add'].shape.days, wholeNumber),
        DEFAULT_DAYS,
      );

  access
    .command('list')
    .description('identities with their rights, expiry and last use')
    .action(() => take({ verb: 'access-list' }));
  identity('add <owner>', 'give out a token; it is shown once').action((owner: string, options: Options) =>
    take({ verb: 'access-add', owner, ...options }),
  );
  const trust = requests['access-trust'].shape;
  identity('trust <owner>', 'accept the OpenID Connect tokens of a CI')
    .requiredOption('--issuer <address>', 'who signs them, as in their claim iss', checked(trust.issuer))
    .requiredOption('--audience <name>', 'whom they are for, as in their claim aud')
    .requiredOption('--claim <name=value>', 'a claim that they must have; may be repeated', collectClaim)
    .action((owner: string, { claim, ...options }: TrustOptions) =>
      take({ verb: 'access-trust', owner, ...options, claims: Object.fromEntries(claim) }),
    );
  access
    .command('revoke')
    .description('end an identity at once, on every machine')
    .argument('<id>', 'as access list shows it', checked(requests['access-revoke'].shape.id))
    .action((id: string) => take({ verb: 'access-revoke', id }));
}

const listOf = <Value>(schema: z.ZodType<Value>) =>
  checked(schema, (text) => [...new Set(text.split(',').map((each) => each.trim()))]);

const wholeNumber = (text: string) => readWholeNumber(text, { min: 1 });

function collectClaim(text: string, before: [string, string][] = []): [string, string][] {
  const [name, ...rest] = text.split('=');
  const value = rest.join('=');
  if (name && value) return [...before, [name, value]];
  throw new InvalidArgumentError('A claim has a name and a value, as in repository=acme/mfe-blog.');
}
