/**
 * What a scenario may need of the deployment it runs against, beyond a portal, a lending API and accounts that anybody can make: its tags say so.
 * With each what would make the scenario run.
 */
export const NEEDS = {
  '@needs-mail': 'a mailbox: set MAILBOX_URL',
  '@needs-proxy':
    'the fault proxy between portal and lending API: leave BASE_URL out, or set FAULT_PROXY_PORT',
  '@needs-clock': 'a lending API whose clock can be set: only the simulator',
  '@needs-date':
    'the fault proxy, which dates the answers of the lending API: leave BASE_URL out, or set FAULT_PROXY_PORT',
  '@needs-back-office': 'somebody to decide as the lender: only the simulator',
  '@needs-partners': 'partners configured as in fixtures/deployments, each under a host label of its own',
  '@needs-test-values':
    'a company search that finds "Testfall", and the outcomes of fixtures/magic-values.ts',
  '@needs-appointments': 'talks with an advisor: the feature appointments in its configuration',
  '@needs-invitations': 'the call acceptInvite, which OFFERED_CALLS does not name',
  '@needs-simulator': 'the simulator: it is about its own pages',
  '@own-portal': 'a built portal to stop and start: leave BASE_URL out',
  '@needs-media': "a page styled for paper or for the system's colours: only Chromium or WebKit",
  '@no-js': 'a browser whose scripts can be turned off: only Chromium or WebKit',
  '@needs-devtools':
    'a page that prints itself to a file, or a connection that is slowed down: only Chromium',
  '@redis': 'redis-server, installed on this machine',
} as const;
export type Need = keyof typeof NEEDS;

/** What is shown in a browser, whether or not scripts run. */
const IN_BROWSER: readonly string[] = ['@browser', '@phone', '@keyboard'];

/** The needs among a scenario's tags. One without scripts needs nothing for that where it needs no browser either. */
export function needsOf(tags: readonly string[]): Need[] {
  const isInBrowser = tags.some((tag) => IN_BROWSER.includes(tag));
  return tags.filter((tag): tag is Need => tag in NEEDS && (tag !== '@no-js' || isInBrowser));
}

/** @throws Error when a scenario takes what its tags do not say that it needs: it would fail where that is not there */
export function requireTag(tags: readonly string[], need: Need): void {
  if (!tags.includes(need)) throw new Error(`This scenario needs the tag ${need}: see features/README.md`);
}
