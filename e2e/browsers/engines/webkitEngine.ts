import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import type { Engine, Tab } from './Tab';

// No import can name this package's folder.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/**
 * Starts WebKitGTK by W3C WebDriver, on its own virtual screen. Playwright drives only its own build of WebKit.
 * @see https://webkitgtk.org/reference/webkit2gtk/stable/class.AutomationSession.html
 */
export async function webkitEngine(driverPath: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen);
  const service = new DriverService.Builder(driverPath)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: `:${display}` })
    .build();
  const server = await service.start();
  return {
    async open() {
      const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
      const driver = await new Builder().usingServer(server).withCapabilities(new Capabilities(browser)).build();
      return tabOf(driver);
    },
    async close() {
      await service.kill();
      screen.kill();
    },
  };
}

/**
 * In the page: brings an element into view and calls back when it has not moved for a frame. Otherwise WebKit would click
 * its former position, because sections above it are laid out only while they scroll past.
 */
const STILL = `
  const [element, done] = arguments;
  let before;
  const look = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top } = element.getBoundingClientRect();
    if (top === before) return done();
    before = top;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  look();
`;

function tabOf(driver: WebDriver): Tab {
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (url) => driver.get(url),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    click: async (selector) => {
      const element = await find(selector);
      await driver.executeAsyncScript(STILL, element);
      await element.click();
    },
    async fill(selector, text) {
      await find(selector).clear();
      // WebDriver's own `clear` sends no key events to the page.
      await find(selector).sendKeys(text || ` ${Key.BACK_SPACE}`);
    },
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    reload: () => driver.navigate().refresh(),
    async resize(width, height) {
      const frame = await driver.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      await driver
        .manage()
        .window()
        .setRect({ width: width + frame[0], height: height + frame[1] });
    },
    close: () => driver.quit(),
  };
}

/** The number of the display that Xvfb has chosen. */
async function firstLine(screen: ChildProcess): Promise<string> {
  const [line] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return String(line).trim();
}
