import { NEEDED, thisNodeCan } from './nodeVersion.mjs';

// npm runs this at the end of an install. It says in one line what npm would say in sixty (.npmrc).
if (thisNodeCan() !== 'run') {
  const { node } = process.versions;
  console.error(
    `This is Node ${node}, and the project needs ${NEEDED} or newer: npm start and npm test bring one from npm.`,
  );
}
