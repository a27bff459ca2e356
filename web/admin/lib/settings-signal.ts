// Tells the other tabs of this browser that settings were saved, so that they show the new colours and names too.

const channelName = 'site-settings';

// very old browsers have none; their other tabs show it after a reload
const openChannel = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName));

export const announceSettings = (): void => {
  const channel = openChannel();
  channel?.postMessage('saved');
  channel?.close();
};

/** Calls back when another tab has saved settings. @returns a function that ends the subscription */
export const onSettingsAnnounced = (listener: () => void): (() => void) => {
  const channel = openChannel();
  if (!channel) return () => {};
  channel.onmessage = () => listener();
  return () => channel.close();
};
