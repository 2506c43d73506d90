import { DEPLOYMENTS } from 'fixtures/deployments';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPortalConfig } from '~/api/portal-config';
import { createFrameData, createThemeVariables } from '~/page/root-data.server';
import { createEmptySession, type Session } from '~/request/session.server';
import { log } from '~/telemetry/log.server';

const { publicFeatures, partner } = DEPLOYMENTS.demo;
const CONFIG = createPortalConfig(publicFeatures, partner);

const USER = { id: 'u1', email: 'katrin@brandt.example', emailVerified: true };
const SESSION = { ...createEmptySession(), user: USER };

function frame(
  { cookie = '', config = CONFIG }: { cookie?: string; config?: typeof CONFIG } = {},
  { dataOrNull = SESSION, demo = null }: { dataOrNull?: Session | null; demo?: object | null } = {},
) {
  const httpRequest = new Request('http://demo.localhost/login', { headers: { Cookie: cookie } });
  const facts = { language: 'fr', showsKeys: false, pathAndQuery: '/login?a=1' };
  const request = { facts, session: { dataOrNull }, demo } as unknown as Parameters<
    typeof createFrameData
  >[1];
  return createFrameData(httpRequest, request, config);
}

describe('SHELL-10: frame of a page', () => {
  it('the frame of a page shows the partner in the visitor’s language', () => {
    expect(frame()).toMatchObject({
      partnerName: 'Lindhof Bank',
      legalName: 'Lindhof Bank AG',
      support: { phone: '+49 40 66969 120', email: 'firmenkunden@lindhof.example' },
      legalLinks: CONFIG.legalLinks,
      languages: [
        { code: 'de', name: 'Deutsch' },
        { code: 'en', name: 'English' },
        { code: 'fr', name: 'Français' },
        { code: 'pl', name: 'Polski' },
      ],
      language: 'fr',
      keyInspection: true,
      showsKeys: false,
      pathAndQuery: '/login?a=1',
      logo: null,
      mainForm: null,
    });
  });

  it('the frame of a page shows the logo of the custom bank of a demo', () => {
    expect(frame({}, { demo: { logoPath: '/demo/logo?v=1' } }).logo).toBe('/demo/logo?v=1');
  });

  it.each([
    ['the e-mail address of the logged-in user', SESSION, { email: USER.email }],
    ['no user for an anonymous visitor', createEmptySession(), null],
    ['hidden user data while the session store is unreachable', null, 'hidden'],
  ])('the frame of a page states %s', (_, dataOrNull, user) => {
    expect(frame({}, { dataOrNull }).user).toEqual(user);
  });
});

describe('SHELL-13: cookie consent', () => {
  const decided = (choice: object) => `portal_consent=${encodeURIComponent(JSON.stringify(choice))}`;

  it.each([
    ['', { analytics: false, marketing: false, decided: false }],
    ['portal_consent=broken', { analytics: false, marketing: false, decided: false }],
    [decided({ analytics: true, marketing: false }), { analytics: true, marketing: false, decided: true }],
    [decided({ analytics: false, marketing: true }), { analytics: false, marketing: true, decided: true }],
  ])('the cookie consent has the state that the consent cookie stores: "%s"', (cookie, consent) => {
    expect(frame({ cookie }).consent).toEqual({ ...consent, required: CONFIG.cookieConsentRequired });
  });

  it.each([true, false])(
    'the page requires consent only if the deployment does: %s',
    (cookieConsentRequired) => {
      const config = { ...CONFIG, cookieConsentRequired };
      expect(frame({ config }).consent.required).toBe(cookieConsentRequired);
    },
  );
});

describe('SHELL-19: colours of a page', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const configWithTheme = (theme: Partial<NonNullable<typeof CONFIG.theme>>) => ({
    ...CONFIG,
    theme: { primary: null, link: null, ctaText: null, ...theme },
  });

  it('a page has the partner’s colours', () => {
    vi.spyOn(log, 'info').mockReturnValue();
    const usual = createThemeVariables(null);
    expect(usual).toMatchObject({ '--light-brand': '#005064', '--light-on-brand': '#ffffff' });
    expect(createThemeVariables({ ...CONFIG, theme: null })).toEqual(usual);
    expect(createThemeVariables(configWithTheme({}))).toEqual(usual);
    expect(createThemeVariables(configWithTheme({ primary: '#7a1f3d' }))['--light-brand']).toBe('#7a1f3d');
    expect(createThemeVariables(configWithTheme({ link: '#7a1f3d' }))['--light-link']).toBe('#7a1f3d');
    expect(createThemeVariables(configWithTheme({ ctaText: '#fff5f5' }))['--light-on-brand']).toBe('#fff5f5');
  });

  it('an unreadable colour of the partner is logged once', () => {
    const infoSpy = vi.spyOn(log, 'info').mockReturnValue();
    const config = configWithTheme({ ctaText: '#004a5c' });
    const variables = createThemeVariables(config);
    expect(createThemeVariables({ ...config })).toBe(variables);
    expect(infoSpy.mock.calls).toEqual([
      [
        'theme-corrected',
        { member: 'color_cta_text', given: '#004a5c', used: '#ffffff', why: 'text below 4.5:1' },
      ],
    ]);
  });
});
