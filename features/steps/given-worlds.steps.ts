import { Given } from '@cucumber/cucumber';
import { GIVEN_WORLDS } from 'fixtures/given-worlds';
import type { PortalWorld } from '../support/world';

for (const sentence of Object.keys(GIVEN_WORLDS)) {
  Given<PortalWorld>(sentence, async function () {
    await this.beginWith(sentence);
  });
}

Given<PortalWorld>(
  'I am {word} in the situation {string}',
  async function (person: string, situation: string) {
    await this.become(person, situation);
  },
);

Given<PortalWorld>('I am the customer in the situation {string}', async function (situation: string) {
  await this.become(null, situation);
});

Given<PortalWorld>(
  /^it is Thursday, (\S+), and (an application of .+)$/,
  async function (day: string, application: string) {
    this.now = `${day}T09:00:00Z`;
    await this.beginWith(application);
  },
);
