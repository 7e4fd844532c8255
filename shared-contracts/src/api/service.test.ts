import { aService } from '../testing/builders';
import { serviceList } from './service';

test.each(['/drones-fpv', 'drones-fpv'])('a provider may write the address of a service as %s', (pagina) => {
  const { results } = serviceList.parse({ results: [aService({ pagina })] });
  expect(results).toEqual([aService({ pagina: 'drones-fpv' })]);
});
