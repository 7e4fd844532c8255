import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@tramuntana/contracts';
import { z } from 'zod';
import type { Outcome } from '../command/outcome';
import { fillRelease } from '../publish/fillRelease';
import { readBuild, refuseBuiltAnew } from '../publish/readBuild';
import { CONTENT_TIMEOUT } from '../upload/checkedContent';
import { contentName } from '../upload/contentName';
import { askService } from './askService';
import { callService, type Service, ServiceRefused } from './callService';

/** Contents that are sent at the same time. */
const AT_A_TIME = 4;

const AGAIN = 'publish again: what arrived stays there for a day';

const begun = z.object({ upload: z.string(), missing: z.array(z.string()) });

/** Publishes a remote's build through the service: the manifest first, then the contents that the service does not have. */
export async function uploadBuild(remote: string, root: string, service: Service): Promise<Outcome> {
  const build = await readBuild({ root }, remote);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'release-upload-'));
  try {
    const manifest = await fillRelease(folder, build, true).finally(() => refuseBuiltAnew(build));
    const upload = () => sendMissing(manifest, folder, service);
    // The upload ends when another client publishes the same release meanwhile. Then nothing is missing any more.
    const id = await upload().catch((error: unknown) => {
      if (error instanceof ServiceRefused && error.status === 404) return upload();
      throw error;
    });
    return await askService({ verb: 'publish', remote, upload: id }, service);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends what is missing of a release in a folder. Returns the id of the upload. */
async function sendMissing(manifest: ReleaseManifest, folder: string, service: Service): Promise<string> {
  const { upload, missing } = await callService(service, {
    method: 'POST',
    path: 'uploads',
    type: 'application/json',
    body: JSON.stringify(manifest),
    answer: begun,
    advice: AGAIN,
  });
  const fileOf = new Map(Object.entries(manifest.files).map(([file, { integrity }]) => [integrity, file]));
  const left = missing.values();
  // The senders share one iterator, so each content goes to one of them.
  const sendRest = async () => {
    for (const integrity of left) {
      await callService(service, {
        method: 'PUT',
        path: `uploads/${manifest.remote}/${upload}/${contentName(integrity)}`,
        type: 'application/octet-stream',
        // A Blob of a file is read while it is sent.
        body: await openAsBlob(path.join(folder, fileOf.get(integrity) ?? '')),
        answer: z.object({}),
        advice: AGAIN,
        timeout: CONTENT_TIMEOUT,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sendRest));
  return upload;
}
