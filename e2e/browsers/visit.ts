import { test as base } from '@playwright/test';
import { installedProgram } from '@tramuntana/remote/journeys/browser';
import { firefoxEngine } from './engines/firefoxEngine';
import { playwrightEngine } from './engines/playwrightEngine';
import type { Engine, EngineName } from './engines/Tab';
import { webkitEngine } from './engines/webkitEngine';
import { Visitor } from './Visitor';

/** Tests with a visitor in the engine that the project names. */
export const test = base.extend<{ visitor: Visitor }, { engine: EngineName; started: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await start(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ started, baseURL }, use) => {
    const tab = await started.open();
    await use(new Visitor(tab, baseURL ?? ''));
    await tab.close();
  },
});

/** Starts the machine's browser with this engine, or else Playwright's download. */
function start(engine: EngineName): Promise<Engine> {
  const program = process.env[PROGRAMS[engine].variable] || installedProgram(PROGRAMS[engine].names);
  if (!program) return playwrightEngine(engine);
  return engine === 'firefox' ? firefoxEngine(program) : webkitEngine(program);
}

/** `FIREFOX_PATH` and `WEBKIT_DRIVER_PATH` replace these programs. */
const PROGRAMS = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'] },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] },
};
