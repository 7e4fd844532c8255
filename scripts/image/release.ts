import { Failure } from '../setup/Failure';
import { runRelease } from '../site/runRelease';
import { runProgram } from './runProgram';

const NO_SOURCES = 'This image has no sources to build and check: publish from a clone, with RELEASES_URL.';

const refuse = async () => {
  throw new Failure(NO_SOURCES);
};

const NO_CHECKS = { build: refuse, typeProblems: refuse, bytesOverBudget: refuse, renderProblems: refuse };

// The command `release` of the image: all verbs but `publish`.
runProgram(({ root }, env) => runRelease(process.argv.slice(2), { root, env, checks: () => NO_CHECKS }));
