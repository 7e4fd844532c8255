import { type Measurement, PAGES } from './figure';
import { measureFirstPage } from './firstPage';

const KIB = 1024;
const SCRIPT_BAR = 150 * KIB;

/** What a first visit loads, and in how many steps. */
export const firstPages: Measurement = async ({ url }) => {
  const { scriptBytes, scriptLevels } = await measureFirstPage(url);
  const levels = [scriptLevels];
  for (const path of PAGES.slice(1)) levels.push((await measureFirstPage(url + path)).scriptLevels);
  const deepest = Math.max(...levels);
  return [
    {
      what: 'JavaScript of the first page, brotli, React included',
      seen: `${(scriptBytes / KIB).toFixed(1)} KiB`,
      bar: `at most ${SCRIPT_BAR / KIB} KiB`,
      holds: scriptBytes <= SCRIPT_BAR,
    },
    {
      what: `sequential script levels on a cold page, deepest of ${PAGES.length} pages`,
      seen: String(deepest),
      bar: '1',
      holds: deepest === 1,
    },
  ];
};
