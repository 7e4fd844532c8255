import type { Channel, ChannelChange } from 'shared-contracts';

/** The last change of a remote's canary: its start, another share or its end. Undefined if there never was a canary. */
export const lastCanaryChange = (channel: Channel | undefined): ChannelChange | undefined =>
  channel?.history.findLast(({ canary }) => canary);
