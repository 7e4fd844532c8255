import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { type PolicyRecords, policyRecord } from '../../policies/policy';
import { refuseBadRemote } from '../names';
import { readJson } from '../parseStored';
import { syncFolder } from './folders';

/** Policies in a store's folder: `.policies/<remote>.json`. */
export function policyFiles(store: string): PolicyRecords {
  const folder = path.join(store, '.policies');

  function fileOf(remote: string): string {
    refuseBadRemote(remote);
    return path.join(folder, `${remote}.json`);
  }

  return {
    async find(remote) {
      return readJson(remote, fileOf(remote), policyRecord, 'delete it, and set the policies again');
    },
    async replace(record) {
      const file = fileOf(record.remote);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFileAtomic(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
      await syncFolder(folder);
    },
  };
}
