export const NEEDS = {
  '@needs-mail': 'a mailbox: set MAILBOX_URL',
  '@needs-proxy':
    'the fault proxy between portal and lending API: leave BASE_URL out, or set FAULT_PROXY_PORT',
  '@needs-clock': 'a lending API whose clock can be set: only the simulator',
  '@needs-date':
    'the fault proxy, which dates the answers of the lending API: leave BASE_URL out, or set FAULT_PROXY_PORT',
  '@needs-back-office': "control of the lender's decisions: only the simulator",
  '@needs-partners': 'the partners of fixtures/deployments, each under its own host label',
  '@needs-test-values': 'a company search that finds "Testfall", and the results of fixtures/magic-values.ts',
  '@needs-appointments': 'appointments with an advisor: the feature appointments in its configuration',
  '@needs-invitations': 'the call acceptInvite, which OFFERED_CALLS does not name',
  '@needs-simulator': 'the simulator: the scenario is about its pages',
  '@own-portal': 'a built portal to stop and start: leave BASE_URL out',
  '@needs-media': 'emulation of print or forced colours: only Chromium or WebKit',
  '@no-js': 'a browser without scripts: only Chromium or WebKit',
  '@needs-devtools': 'print dialogs or slow connections: only Chromium',
  '@redis': 'an installed redis-server',
} as const;
export type Need = keyof typeof NEEDS;

const BROWSER_TAGS: readonly string[] = ['@browser', '@phone', '@keyboard'];

export function needsOf(tags: readonly string[]): Need[] {
  const isInBrowser = tags.some((tag) => BROWSER_TAGS.includes(tag));
  return tags.filter((tag): tag is Need => tag in NEEDS && (tag !== '@no-js' || isInBrowser));
}

export function requireTag(tags: readonly string[], need: Need): void {
  if (!tags.includes(need))
    throw new Error(`This scenario needs the tag ${need}: see docs/acceptance-tests.md`);
}
