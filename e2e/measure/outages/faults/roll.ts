import type { Fault } from '../fault';

/** Restarts both sites, one after the other, as a supervisor does. */
export const roll: Fault = {
  name: 'both sites restarted in turn',
  async produce({ app, machines, traffic, ready }) {
    for (const machine of machines) {
      await traffic.more({ page: 10, acknowledged: 2 });
      await machine.stop();
      await traffic.more({ page: 10, read: 4, acknowledged: 4 });
      await machine.start(app);
      await ready();
    }
    await traffic.more({ page: 10, acknowledged: 4 });
  },
};
