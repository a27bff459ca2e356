// Checks whether the server runs, responds at SITE_URL, and recognises what its proxy reports: client address and https.
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '#server/config/config.ts';
import { productVersion } from '#server/platform/project-root.ts';
import { type Finding, messageOf, ok, problem, warning } from './finding.ts';

const patienceMs = 5000;

interface Seen {
  version: string;
  client: { address: string; protocol: string };
}

const isSeen = (body: unknown): body is Seen =>
  typeof body === 'object' && body !== null && 'version' in body && 'client' in body && typeof body.client === 'object';

/** @throws if nothing responds @returns null if a different program responds */
const ask = async (origin: string): Promise<Seen | null> => {
  const response = await fetch(`${origin}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  const body: unknown = await response.json().catch(() => null);
  return isSeen(body) ? body : null;
};

const local = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  local.addSubnet(network, bits);
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');
const isLocal = (address: string) =>
  local.check(address.replace(/^::ffff:/, ''), isIPv6(address) && !address.includes('.') ? 'ipv6' : 'ipv4');

const addressOf = ({ host, port }: Config): string => {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${isIPv6(reachable) ? `[${reachable}]` : reachable}:${port}`;
};

const checkProxy = ({ siteUrl, trustProxy }: Config, { client }: Seen): Finding => {
  const scheme = new URL(siteUrl).protocol.slice(0, -1);
  const remedy = 'Set TRUST_PROXY to the address of the proxy, and let it send X-Forwarded-For and X-Forwarded-Proto.';
  if (client.protocol !== scheme) return problem(`a request to ${siteUrl} arrives as ${client.protocol}. ${remedy}`);
  if (trustProxy === false)
    return warning(`TRUST_PROXY is off: if there is a proxy, all visitors have its address (${client.address}). ${remedy}`);
  if (isLocal(client.address))
    return warning(
      `a request to ${siteUrl} arrives from ${client.address}, which is right only if this machine reaches its proxy at a local address. Otherwise: ${remedy}`,
    );
  return ok(`a request to ${siteUrl} arrives from ${client.address} with ${client.protocol}`);
};

const checkPublic = async (config: Config, direct: Seen): Promise<Finding> => {
  const { siteUrl } = config;
  try {
    const seen = await ask(siteUrl);
    if (seen === null) return problem(`another program answers at ${siteUrl}. Correct SITE_URL, or the proxy.`);
    if (seen.version !== direct.version)
      return warning(`${siteUrl} is answered by version ${seen.version}. Restart what still runs another version.`);
    return checkProxy(config, seen);
  } catch (error) {
    return problem(
      `nothing answers at ${siteUrl} (${messageOf(error instanceof Error && error.cause ? error.cause : error)}). Correct SITE_URL, the name in DNS or the proxy.`,
    );
  }
};

export const checkSite = async (config: Config): Promise<Finding[]> => {
  const address = addressOf(config);
  const direct = await ask(address).catch(() => undefined);
  if (direct === undefined) return [warning(`no server answers at ${address}. Start it, or set HOST and PORT as for the server.`)];
  if (direct === null) return [problem(`another program answers at ${address}. Stop it, or set PORT to a free port.`)];
  const running =
    direct.version === productVersion
      ? ok(`version ${direct.version} answers at ${address}`)
      : warning(`version ${direct.version} answers at ${address}, this is ${productVersion}. Restart it after an update.`);
  return config.siteUrl === address ? [running] : [running, await checkPublic(config, direct)];
};
