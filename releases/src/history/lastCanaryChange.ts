import type { Channel, ChannelChange } from 'shared-contracts';

/** The last change of a remote's canary: its start, another share or its end. Undefined where there never was one. */
export const lastCanaryChange = (channel: Channel | undefined): ChannelChange | undefined =>
  channel?.history.findLast(({ canary }) => canary);
