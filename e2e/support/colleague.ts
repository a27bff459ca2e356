// Another administrator of the product of a journey.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LoginAnswer } from '#contract/auth.ts';
import type { Role } from '#contract/rules/policy.ts';

interface Product {
  origin: string;
  token: string;
}

/** @param body JSON, or form data (`formOf`) for records with files */
export const call = async ({ origin, token }: Product, method: string, path: string, body?: object) => {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

export const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** Invites an administrator with a role and signs in as this administrator. @param languages of a translator */
export const enter = async (page: Page, product: Product, role: Role, languages?: string[]) => {
  const invited = await call(product, 'POST', 'administrators', {
    email: `${role}-${randomUUID()}@example.com`,
    name: `Our ${role}`,
    role,
    ...(languages && { languages }),
  });
  const token = invited.body.invitation.path.split('/').at(-1);
  const { body } = await call(product, 'POST', `invitations/${token}`, { password: 'long enough for this' });
  const session = body as LoginAnswer;
  await page.addInitScript(({ token: own, user }) => {
    if (window !== window.top) return;
    localStorage.setItem('admin_token', own);
    localStorage.setItem('admin_user', JSON.stringify(user));
  }, session);
  return { id: session.user.id, as: { origin: product.origin, token: session.token } };
};
