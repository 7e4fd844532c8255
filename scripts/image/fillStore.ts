import { failuresAsRecords, jsonLine } from 'shared-site';
import { publishBuilt } from '../site/publishBuilt';
import { readKeys } from '../site/readKeys';
import { runProgram } from './runProgram';

// The command `releases` of the image runs this beside the service. Sites that only read a database cannot fill it.
runProgram(({ root, store, releasesUrl }, env) =>
  failuresAsRecords(env, async () => {
    const print = (line: string) => console.log(env.LOG_FORMAT === 'json' ? jsonLine(line) : line);
    // A folder is filled by the site on this machine.
    if (releasesUrl) await publishBuilt({ root, store, releasesUrl, signatureKeys: readKeys(env), print });
    return 0;
  }),
);
