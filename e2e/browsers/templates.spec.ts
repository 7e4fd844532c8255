import { expect } from '@playwright/test';
import { sticksOut } from '../support/pages/visibleFaults';
import { ANSWERS, sampleRemote, TEMPLATES } from '../support/routes';
import { brokenHeadings } from './inPage';
import { test } from './visit';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

for (const path of [...TEMPLATES, ...ANSWERS]) {
  test(`${path} has no error, and fits a phone and a desktop`, sampleRemote(path), async ({ visitor }) => {
    await visitor.open(path);
    await visitor.sees('heading');
    for (const { width, height } of [PHONE, DESKTOP]) {
      await visitor.tab.resize(width, height);
      expect(await visitor.tab.evaluate(`(${sticksOut})()`)).toEqual([]);
      expect(await visitor.tab.evaluate(`(${brokenHeadings})()`)).toEqual([]);
    }
    expect(await visitor.complaints()).toEqual([]);
  });
}
