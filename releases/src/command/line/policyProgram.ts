import { readWholeNumber } from '@tramuntana/contracts';
import { type Command, InvalidArgumentError } from 'commander';
import { policy } from '../../policies/policy';
import { type Request, requests } from '../request';
import { checked } from './checked';

type SetOptions = {
  secondPerson?: true;
  verified?: true;
  hours?: [from: number, to: number];
  timeZone?: string;
  canary?: [percent: number, minutes: number];
  pageBytes?: number;
};

/** Adds `policy list|set|clear` to the program. */
export function addPolicyVerbs(program: Command, take: (request: Request) => void): void {
  const policies = program.command('policy').description('what a promotion through the release service needs');
  policies
    .command('list')
    .description('the policies of each remote')
    .action(() => take({ verb: 'policy-list' }));
  policies
    .command('set <remote>')
    .description('give a remote these policies in place of its former ones')
    .option('--second-person', 'who published a version may not promote it')
    .option('--verified', 'the last verdict of QA on a version must be that it passed')
    .option('--hours <from-to>', 'no promotion between these hours, as 22-7', pair(/^(\d{1,2})-(\d{1,2})$/, '22-7'))
    .option('--time-zone <name>', 'of the hours, as Europe/Madrid')
    .option('--canary <percent,minutes>', 'canary first, as 5,30', pair(/^(\d+),(\d+)$/, '5,30'))
    .option('--page-bytes <number>', 'the most scripts of a page', checked(policy.shape.pageBytes.unwrap(), Number))
    .action((remote: string, options: SetOptions, command: Command) => {
      const { hours, timeZone, canary, ...simple } = options;
      const given = {
        ...simple,
        ...(hours && { hours: { from: hours[0], to: hours[1], timeZone } }),
        ...(canary && { canary: { percent: canary[0], minutes: canary[1] } }),
      };
      if (timeZone !== undefined && !hours) command.error('error: --time-zone is about --hours');
      const { data, error } = requests['policy-set'].shape.policy.safeParse(given);
      if (!data) return command.error(`error: ${error.issues.map(describeIssue).join('; ')}`);
      take({ verb: 'policy-set', remote, policy: data });
    });
  policies
    .command('clear <remote>')
    .description('end all policies of a remote')
    .action((remote: string) => take({ verb: 'policy-clear', remote }));
}

const describeIssue = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  [path.join('.') || 'policy set', message].join(': ');

/** Reads two numbers, as in `22-7`. */
function pair(form: RegExp, example: string) {
  return (text: string): [number, number] => {
    const [, first = '', second = ''] = form.exec(text) ?? [];
    const [one, other] = [readWholeNumber(first, { min: 0 }), readWholeNumber(second, { min: 0 })];
    if (one !== undefined && other !== undefined) return [one, other];
    throw new InvalidArgumentError(`It is given as ${example}.`);
  };
}
