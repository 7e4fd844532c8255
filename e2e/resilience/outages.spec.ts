import { expect, test } from '@playwright/test';
import { postgresIsAvailable } from 'shared-postgres/testing';
import { databaseStops } from '../measure/outages/faults/database';
import { killEach } from '../measure/outages/faults/kills';
import { blogRelease } from '../measure/outages/faults/releases';
import { roll } from '../measure/outages/faults/roll';
import { produceFaults } from '../measure/outages/produceFaults';
import { openStage } from '../measure/outages/stage';
import { ROOT } from '../support/sites/site';

// Without PostgreSQL this test is skipped, like the API's tests on it. CI does not start without PostgreSQL.
test.skip(!postgresIsAvailable('own'), 'PostgreSQL is not installed');

/** A sample of `npm run measure -- outages`, which produces all faults. */
const SAMPLE = [roll, blogRelease, databaseStops, killEach('api')];

test('visitors of two sites behind nginx get an answer to every request, and no stored message is lost', async () => {
  test.setTimeout(300_000);
  const stage = await openStage(ROOT);
  try {
    const figures = await produceFaults(stage, SAMPLE, console.log);
    expect(figures.map(({ what }) => what)).toEqual(SAMPLE.map(({ name }) => name));
    expect(figures.filter(({ holds }) => !holds)).toEqual([]);
  } finally {
    await stage.stop();
  }
});
