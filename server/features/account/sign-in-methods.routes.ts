// The sign-in methods of the signed-in administrator: authenticator app, recovery codes and passkeys.
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import * as contract from '#contract/sign-in-methods.ts';
import type { Actor } from '#server/database/context.ts';
import { confirmPassword } from '#server/features/auth/auth.service.ts';
import { checkInSession, type SignInContext } from '#server/features/auth/sign-in-guard.ts';
import * as passkeys from '#server/features/second-factor/passkeys.service.ts';
import { relyingPartyOf } from '#server/features/second-factor/relying-party.ts';
import * as secondFactor from '#server/features/second-factor/second-factor.service.ts';
import { getSettingValue } from '#server/features/settings/settings.values.ts';
import { AppError } from '#server/http/errors.ts';
import { mount } from '#server/http/mount.ts';

type MethodsContext = SignInContext & { siteUrl: string };

const getCompany = async ({ db }: MethodsContext): Promise<string> => (await getSettingValue(db, 'company_name')) || 'CMS';

/** The signed-in administrator acts on their own account. */
const ownContext = (context: MethodsContext, { id, name }: Actor) => ({ ...context, actor: { id, name } });

const mountTotp = (app: FastifyInstance, context: MethodsContext, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.startTotp, async ({ administrator }) => secondFactor.startTotp(context, administrator, await getCompany(context)));
  mount(
    app,
    contract.enableTotp,
    async ({ administrator, body }) => ({
      message: 'Two-step sign-in is on',
      recovery_codes: await secondFactor.enableTotp(ownContext(context, administrator), body.code),
    }),
    passwordLimit,
  );
  mount(app, contract.disableTotp, async ({ administrator }) => {
    await secondFactor.disableTotp(ownContext(context, administrator));
    return { message: 'Two-step sign-in is off' };
  });
  mount(app, contract.renewRecoveryCodes, async ({ administrator }) => ({
    message: 'New recovery codes created',
    recovery_codes: await secondFactor.renewRecoveryCodes(ownContext(context, administrator)),
  }));
};

const mountPasskeys = (app: FastifyInstance, context: MethodsContext): void => {
  const { siteUrl } = context;
  mount(app, contract.startPasskey, async ({ administrator, request }) => ({
    options: { ...(await passkeys.startPasskey(context, administrator, relyingPartyOf(request, siteUrl), await getCompany(context))) },
  }));
  mount(app, contract.addPasskey, async ({ administrator, body, request }) => ({
    message: 'Passkey added',
    passkey: await passkeys.addPasskey(ownContext(context, administrator), { ...body, party: relyingPartyOf(request, siteUrl) }),
  }));
  mount(app, contract.renamePasskey, async ({ administrator, params, body }) => ({
    message: 'Passkey renamed',
    passkey: await passkeys.renamePasskey(ownContext(context, administrator), params.id, body.name),
  }));
  mount(app, contract.removePasskey, async ({ administrator, params }) => {
    await passkeys.removePasskey(ownContext(context, administrator), params.id);
    return { message: 'Passkey removed' };
  });
};

/** Confirmation with a passkey instead of the password. */
const mountConfirmation = (app: FastifyInstance, context: MethodsContext, passwordLimit: RouteShorthandOptions): void => {
  const { siteUrl } = context;
  mount(app, contract.startPasskeyConfirmation, async ({ administrator, request }) => ({
    options: { ...(await passkeys.startUse(context, 'passkey-confirmation', relyingPartyOf(request, siteUrl), administrator.id)) },
  }));
  mount(
    app,
    contract.confirmWithPasskey,
    async ({ administrator, body, request }) => {
      const isValid = await checkInSession(context, administrator.sessionId, async () => {
        const used = await passkeys.verifyUse(context, 'passkey-confirmation', body.response, relyingPartyOf(request, siteUrl));
        return used.isValid && used.signer?.administrator_id === administrator.id;
      });
      if (!isValid) throw new AppError('conflict', { message: 'This passkey is not accepted. Please enter your password.' });
      return { message: 'Passkey confirmed', confirmed_until: await confirmPassword(context, administrator) };
    },
    passwordLimit,
  );
};

export const registerSignInMethodsRoutes = (app: FastifyInstance, context: MethodsContext, passwordLimit: RouteShorthandOptions): void => {
  mount(app, contract.getSignInMethods, async ({ administrator: { id } }) => ({
    ...(await secondFactor.getTotpState(context.db, id)),
    passkeys: await passkeys.listPasskeys(context, id),
  }));
  mountTotp(app, context, passwordLimit);
  mountPasskeys(app, context);
  mountConfirmation(app, context, passwordLimit);
};
