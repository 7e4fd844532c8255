import { type Address, chooseAddress, PortInUse } from 'shared-site';

const FIRST_PORT = 3000;
/** Limit of the search: a hundred sites on one machine are a mistake. */
const LAST_PORT = 3099;

/**
 * The address of development: PORT on HOST. Without PORT it takes the first free port from 3000 on, because `npm start` may
 * already use 3000. Throws a PortInUse when the named port, or each of a hundred, is in use.
 */
export async function developmentAddress(env: NodeJS.ProcessEnv, command: string): Promise<Address> {
  if (env.PORT) return chooseAddress(env, command);
  for (let port = FIRST_PORT; ; port++) {
    try {
      return await chooseAddress({ ...env, PORT: String(port) }, command);
    } catch (error) {
      if (!(error instanceof PortInUse) || port === LAST_PORT) throw error;
    }
  }
}
