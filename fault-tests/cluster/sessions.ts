// Checks that a session created on one instance works on all, and ends on all when its account is disabled on another.
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, createApi } from '../chaos/api.ts';
import { anyOf } from '../fuzz/random.ts';
import type { Instance } from './installation.ts';
import { ask, type Probing } from './probes.ts';

const email = 'second@example.com';
const password = 'violet anchor meadow 27';
const pauseMs = 500;
const probed = '/api/admin/account';

interface Account {
  id: number;
}

/** Invites a second administrator and accepts the invitation. */
export const createSecondAccount = async (api: Api): Promise<Account> => {
  const invited = await api.json('POST', '/api/admin/administrators', { email, name: 'Second', role: 'owner' });
  const { administrator, invitation } = invited as { administrator: Account; invitation: { path: string } };
  await api.json('POST', `/api/admin/invitations/${invitation.path.split('/').at(-1)}`, { password });
  return administrator;
};

/** @returns the instances with an unexpected status */
const differing = async (probing: Probing, token: string, expected: number): Promise<Instance[]> => {
  const up = probing.instances.filter((instance) => instance.isUp());
  const statuses = await Promise.all(
    up.map(async ({ origin }) => (await ask(probing, origin + probed, { authorization: `Bearer ${token}` }))?.status),
  );
  const definite = [200, 401];
  probing.counts.sessions += statuses.filter((status) => definite.includes(status ?? 0)).length;
  return up.filter((_, index) => definite.includes(statuses[index] ?? 0) && statuses[index] !== expected);
};

const note = (probing: Probing, wrong: readonly Instance[], text: string) => {
  for (const { number } of wrong) probing.stale.push({ text: `${text} ${number}`, atMs: probing.meter.nowMs() });
};

const signInAndDisable = async (probing: Probing, { id }: Account): Promise<void> => {
  const up = probing.instances.filter((instance) => instance.isUp());
  const [first, other] = [anyOf(probing.random, up, null), anyOf(probing.random, up, null)];
  if (!first || !other) return;
  const api = (origin: string) => createApi(origin, probing.authorization, probing.meter.fetch);
  const activate = (origin: string, is_active: boolean) => api(origin).json('PUT', `/api/admin/administrators/${id}`, { is_active });
  await activate(other.origin, true);
  const answer = await api(first.origin).json('POST', '/api/admin/auth/login', { email, password, remember: false });
  const { token } = answer as { token: string };
  note(probing, await differing(probing, token, 200), `a session of ${first.number} is unknown to`);
  await activate(other.origin, false);
  note(probing, await differing(probing, token, 401), `a session that ${other.number} has ended still works on`);
};

export const probeSessions = async (probing: Probing, account: Account): Promise<void> => {
  while (!probing.isOver()) {
    // an instance may be killed in the meantime
    await signInAndDisable(probing, account).catch(() => undefined);
    await pause(pauseMs);
  }
};
