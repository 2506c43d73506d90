import type { FrameData } from 'ui/frame/frame-data';
import { createPartnerTheme } from 'ui/theme/partner-theme';
import { createSchemeVariables } from 'ui/theme/schemes';
import type { PortalConfig } from '~/api/portal-config';
import { LANGUAGE_NAMES } from '~/i18n/languages';
import type { TranslatedText } from '~/i18n/translated-text';
import { readConsent } from '~/request/consent.server';
import type { PortalRequest } from '~/request/portal-request';
import { addFlashMessage, createPageOwner, type FlashMessage, type Session } from '~/request/session.server';
import { log } from '~/telemetry/log.server';
import { FRAME_PATHS } from './use-page-frame';

export function createFrameData(
  httpRequest: Request,
  request: PortalRequest,
  config: PortalConfig,
): FrameData {
  const consent = readConsent(httpRequest);
  return {
    partnerName: config.displayName,
    logo: request.demo?.logoPath ?? null,
    legalName: config.legalName,
    support: { phone: config.supportPhone, email: config.supportEmail },
    legalLinks: config.legalLinks,
    languages: config.languages.supported.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    language: request.facts.language,
    keyInspection: config.keyInspection,
    showsKeys: request.facts.showsKeys,
    user: request.session.dataOrNull ? userOf(request.session.dataOrNull) : 'hidden',
    paths: FRAME_PATHS,
    pathAndQuery: request.facts.pathAndQuery,
    mainForm: null,
    consent: {
      analytics: consent?.analytics ?? false,
      marketing: consent?.marketing ?? false,
      decided: consent !== null,
      required: config.cookieConsentRequired,
    },
  };
}

function userOf({ user }: Session): { email: string } | null {
  return user && { email: user.email };
}

/** `changeOnceShown` deletes messages after display. */
export function takePageMessages(
  request: PortalRequest,
  pageTexts: readonly TranslatedText[],
): FlashMessage[] {
  const session = request.session.dataOrNull;
  if (session === null) return [];
  const { flashes } = pageTexts.reduce(
    (current, text) => addFlashMessage(current, { tone: 'info', text }),
    session,
  );
  const ids = new Set(flashes.map(({ id }) => id));
  if (session.flashes.length > 0) {
    const removeShown = (currentSession: Session) => ({
      ...currentSession,
      flashes: currentSession.flashes.filter(({ id }) => !ids.has(id)),
    });
    request.session.changeOnceShown(removeShown, 'any page');
  }
  return isReportedByLogin(request.facts.pathAndQuery)
    ? flashes.filter(({ sessionOver }) => !sessionOver)
    : flashes;
}

const isReportedByLogin = (path: string) => /^\/login\?(.*&)?expired=/.test(path);

/** Returns null if logged out, an empty owner while the session store is unavailable. */
export function findPageOwner({ facts: { storeScope }, session }: PortalRequest): string | null {
  if (session.dataOrNull === null) return '';
  const { user, login } = session.dataOrNull;
  return user && (login?.pageOwner ?? createPageOwner({ storeScope, userId: user.id }));
}

const themesByKey = new Map<string, ThemeVariables>();

export type ThemeVariables = Readonly<Record<string, string>>;

export function createThemeVariables(config: PortalConfig | null): ThemeVariables {
  const key = JSON.stringify(config?.theme ?? null);
  const cachedVariables = themesByKey.get(key);
  if (cachedVariables !== undefined) return cachedVariables;
  const { corrections, ...theme } = createPartnerTheme({
    color_primary: config?.theme?.primary,
    color_link: config?.theme?.link,
    color_cta_text: config?.theme?.ctaText,
  });
  for (const { field, given, used, why } of corrections) {
    log.info('theme-corrected', { member: field, given, used, why });
  }
  const variables = createSchemeVariables(theme);
  themesByKey.set(key, variables);
  return variables;
}

const declarations = new WeakMap<ThemeVariables, string>();

/** Returns one string, because the framework encodes each member of an object separately. */
export function createThemeDeclarations(config: PortalConfig | null): string {
  const variables = createThemeVariables(config);
  const cachedText = declarations.get(variables);
  if (cachedText !== undefined) return cachedText;
  const text = Object.entries(variables)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';');
  declarations.set(variables, text);
  return text;
}
