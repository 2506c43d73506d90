import { createHmac, timingSafeEqual } from 'node:crypto';
import { OTHER_USER_PATH, OWNER_FIELD, OWNER_HEADER } from '~/domain/page-owner';
import { settings } from '~/settings/settings.server';
import { log } from '~/telemetry/log.server';
import { holdFormForOwner, toTypedForm } from './interrupted-forms/interrupted-forms.server';
import { loginPath } from './login-path';
import type { PortalRequest, RequestFacts } from './portal-request';

const OWNER_CHARACTERS = 22;

/** Addresses that receive a form of another page. */
const WITHOUT_PAGE = ['/language', '/application/keep'];

/**
 * D-273. Opaque name of a user in pages. It gives no access.
 * Uses the oldest secret, so that a new one in front of it changes no open page.
 */
export function pageOwnerOf(facts: Pick<RequestFacts, 'storeScope'>, userId: string): string {
  return createOwner(settings.sessionSecrets.at(-1) ?? '', facts, userId);
}

export function isPageOwner(
  sent: FormDataEntryValue,
  facts: Pick<RequestFacts, 'storeScope'>,
  userId: string,
): boolean {
  if (typeof sent !== 'string' || sent.length !== OWNER_CHARACTERS) return false;
  const owner = Buffer.from(sent);
  if (owner.length !== OWNER_CHARACTERS) return false;
  return settings.sessionSecrets.some((secret) =>
    timingSafeEqual(owner, Buffer.from(createOwner(secret, facts, userId))),
  );
}

function createOwner(secret: string, { storeScope }: Pick<RequestFacts, 'storeScope'>, userId: string) {
  return createHmac('sha256', secret)
    .update(`page ${JSON.stringify([...storeScope, userId])}`)
    .digest('base64url')
    .slice(0, OWNER_CHARACTERS);
}

/** @throws redirect if the page was rendered to another user */
export function requireOwnPage(request: PortalRequest, httpRequest: Request): void {
  const owner = httpRequest.headers.get(OWNER_HEADER);
  if (owner && isOfOtherUser(request, [owner])) throw refuse(request);
}

/**
 * Accepts a form without an owner: of an anonymous page, or of a page that an older build rendered. Removes the field.
 * @throws redirect if the page was rendered to another user
 */
export async function requireOwnForm(request: PortalRequest, form: FormData): Promise<void> {
  const owners = form.getAll(OWNER_FIELD).filter((owner) => owner !== '');
  form.delete(OWNER_FIELD);
  if (!isOfOtherUser(request, owners)) return;
  const [owner] = owners;
  const { pathAndQuery, url } = request.facts;
  const typed = WITHOUT_PAGE.includes(url.pathname)
    ? null
    : toTypedForm(pathAndQuery, form, { remindsToSend: true });
  if (typeof owner === 'string' && typed !== null && request.session.id !== null)
    await request.session.change((session) => holdFormForOwner(session, owner, typed));
  throw refuse(request);
}

function isOfOtherUser({ facts, session }: PortalRequest, owners: readonly FormDataEntryValue[]): boolean {
  const present = owners.length === 0 ? null : session.dataOrNull;
  // After a logout, `interrupted-forms` keeps the form of the same user.
  const userId = present?.user?.id ?? present?.interrupted?.userId;
  return userId !== undefined && owners.some((owner) => !isPageOwner(owner, facts, userId));
}

function refuse(request: PortalRequest): Response {
  log.warn('control-refused', { control: 'other-user' });
  const isLoggedIn = request.session.dataOrNull?.user != null;
  return request.redirect(isLoggedIn ? OTHER_USER_PATH : loginPath(request.facts.pathAndQuery), 303);
}
