import { failuresAsRecords } from 'shared-site';
import { runSite } from '../site/runSite';
import { runProgram } from './runProgram';

// The command `site` of the image: `npm start` without building.
runProgram((folders, env) => failuresAsRecords(env, () => runSite({ ...folders, env })));
