import type { Channel, ChannelChange } from 'shared-contracts';

/** The changes of a remote's live release, oldest first: its history without the changes of canaries. */
export const liveChanges = (channel: Channel | undefined): ChannelChange[] =>
  (channel?.history ?? []).filter(({ canary }) => !canary);
