import { childrenOf, isRunning } from '../../processes';
import type { Fault } from '../fault';
import type { SiteProcessName } from '../machine';
import { until } from '../until';

/** Kills a process of each site in turn. The site restarts its servers; its supervisor restarts the site. */
export const killEach = (name: SiteProcessName): Fault => ({
  name: `${name === 'start' ? 'starting process' : name} of each site killed`,
  async produce({ app, machines, traffic, ready }) {
    for (const machine of machines) {
      const former = machine.pid(name);
      await machine.kill(name);
      await traffic.more({ page: 10, read: 4, acknowledged: 4 });
      if (name === 'start') await machine.start(app);
      await until(`another ${name}`, () => machine.pid(name) !== undefined && machine.pid(name) !== former);
      await ready();
      await traffic.more({ page: 10, acknowledged: 4 });
    }
  },
});

/** nginx starts another worker at once. The requests of the killed one lose their connections. */
export const killWorker: Fault = {
  name: 'a worker of nginx killed',
  async produce({ nginx, traffic }, allow) {
    const workers = () => childrenOf(nginx.pid).filter(({ command }) => command.includes('worker process'));
    const [killed, ...others] = workers();
    if (!killed) throw new Error('nginx has no worker');
    allow(traffic.underWay());
    process.kill(killed.pid, 'SIGKILL');
    const isReplaced = () => !isRunning(killed.pid) && workers().length === others.length + 1;
    await until('another worker', isReplaced);
    await traffic.more({ page: 20, read: 8, acknowledged: 8 });
  },
};
