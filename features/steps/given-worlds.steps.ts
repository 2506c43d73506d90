import { Given } from '@cucumber/cucumber';
import { requireTag } from '../support/deployment/needs';
import type { PortalWorld } from '../support/world';

Given<PortalWorld>('{starting point}', async function (sentence: string) {
  await this.beginWithSentence(sentence);
});

/** "the customer" is the situation's first person. */
Given<PortalWorld>(
  'I am {person} in the situation {string}',
  async function (person: string | null, situation: string) {
    await this.startAs(person, situation);
  },
);

Given<PortalWorld>(
  'it is Thursday, {word}, and {starting point}',
  async function (day: string, sentence: string) {
    requireTag(this.tags, this.tags.includes('@needs-date') ? '@needs-date' : '@needs-clock');
    this.now = `${day}T09:00:00Z`;
    await this.beginWithSentence(sentence);
  },
);

Given<PortalWorld>('{starting point} in pre-check', async function (sentence: string) {
  await this.beginWithSentence(sentence);
  const members = { '/status': 'pre_check' };
  await (await this.backend()).control.injectFault('the application', { kind: 'other answer', members });
});

Given<PortalWorld>('{starting point}, and it was sent', async function (sentence: string) {
  await this.beginWithSentence(sentence);
  const backend = await this.backend();
  const [application] = await backend.applicationsOf(this.customer);
  await backend.change(this.customer, `/user/applications/${application?.applicationId}/status`, {
    status: 'Submitted',
  });
});
