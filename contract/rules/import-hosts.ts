// Hosts from which imports may load files: none unless an administrator allows them.

/** A name with at least one dot; network addresses are never allowed. */
const hostName = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** @param stored names separated by commas, spaces or lines @returns the names in lower case; null if one is not a host name */
export const readImportHosts = (stored: string): string[] | null => {
  const names = stored.toLowerCase().split(/[\s,;]+/);
  const hosts = names.filter((name) => name !== '');
  return hosts.every((name) => hostName.test(name)) ? hosts : null;
};

export const importHostsText = 'The value must be names of hosts separated by commas, such as media.example.com, without https://.';

/** @returns whether it is an http(s) address on exactly one of the hosts, on the usual port and without a password */
export const isAllowedAddress = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && port === '' && username === '' && password === '' && hosts.includes(hostname);
};
