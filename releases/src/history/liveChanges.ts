import type { Channel, ChannelChange } from 'shared-contracts';

/** The changes of what is live of a remote, oldest first: its history without canaries, which leave the live release as it is. */
export const liveChanges = (channel: Channel | undefined): ChannelChange[] =>
  (channel?.history ?? []).filter(({ canary }) => !canary);
