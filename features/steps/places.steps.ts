import { Given, Then, When } from '@cucumber/cucumber';
import {
  FORM_STAGES,
  type FormStage,
  PRACTICE_STEPS,
  type PracticePurpose,
  type PracticeStep,
  WIZARD_DETAILS,
  type WizardDetail,
} from '../screens/details';
import { APPLICATION_STEPS, type ApplicationStep, addressOfPlace, type Place } from '../screens/places';
import { createPracticeAnswers } from '../screens/practice-form';
import { beginApplication, logIn, redirectPathAfter } from '../support/http-shortcuts';
import { openPlace } from '../support/open-place';
import { expect } from '../support/test-browser/expect';
import type { PortalWorld } from '../support/world';

When<PortalWorld>('I open {string}', async function (address: string) {
  await this.open(address);
});

When<PortalWorld>('I open {place}', async function (place: Place) {
  await openPlace(this, place);
});

When<PortalWorld>('I open the application of another customer', async function () {
  const backend = await this.backendAfterNavigation();
  const otherApplication = await backend.apply(await backend.newCustomer(), { loanSize: 50_000 });
  await logIn(this);
  await this.open(`/dashboard/applications/${otherApplication.applicationId}`);
});

Given<PortalWorld>('I have got as far as {step}', async function (step: ApplicationStep) {
  if (step in FORM_STAGES) await beginApplication(this, step as FormStage);
  else await fillPracticeApplicationUpTo(this, step);
});

Given<PortalWorld>(
  'I have got as far as {step} for {practice purpose}',
  async function (step: ApplicationStep, purpose: PracticePurpose) {
    await fillPracticeApplicationUpTo(this, step, purpose);
  },
);

Given<PortalWorld>(
  'I have got as far as {step} for {practice purpose} with the {detail} {string}',
  async function (step: ApplicationStep, purpose: PracticePurpose, detail: WizardDetail, answer: string) {
    await fillPracticeApplicationUpTo(this, step, purpose, { [detail]: answer });
  },
);

Then<PortalWorld>('I arrive at {string}', async function (address: string) {
  await expect(await this.page()).toHaveURL(this.url(address));
});

Then<PortalWorld>('I arrive at {place}', async function ({ name }: Place) {
  const place = addressOfPlace(name);
  if ('tab' in place) throw new Error('use the full address of a page inside an application');
  const expectedPath = 'list' in place ? place.list : place.address;
  const page = await this.page();
  await expect(page).toHaveURL(({ pathname }) => pathname === expectedPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function fillPracticeApplicationUpTo(
  world: PortalWorld,
  lastStep: ApplicationStep,
  purpose: PracticePurpose = 'a foundation',
  changes: Partial<Record<WizardDetail, string>> = {},
): Promise<void> {
  for (const [step, answers] of Object.entries(createPracticeAnswers(purpose))) {
    if (step === lastStep) break;
    const stepAnswers = Object.entries(answers).map(([detail, answer]) => [
      detail,
      changes[detail as WizardDetail] ?? answer,
    ]);
    const fields = stepAnswers.map(([detail, answer]) => [
      WIZARD_DETAILS[detail as WizardDetail],
      answer === 'yes' ? 'on' : answer,
    ]);
    const path = PRACTICE_STEPS[step as PracticeStep];
    const redirectPath = await redirectPathAfter(world, path, {
      companyCountry: 'DE',
      ...Object.fromEntries(fields),
    });
    if (redirectPath === path) throw new Error(`${step} was not accepted`);
  }
  await world.open(APPLICATION_STEPS[lastStep]);
}
