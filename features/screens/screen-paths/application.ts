import { beginApplication, redirectPathAfter } from '../../support/http-shortcuts';
import { expect } from '../../support/test-browser/expect';
import type { PortalWorld } from '../../support/world';
import { FORM_STAGES } from '../details';
import { applyAs, createAddressPath, type ScreenPath, submitEmptyForm } from './screen-path';

export const APPLICATION_SCREENS: Record<string, ScreenPath> = {
  'the loan request': createAddressPath(FORM_STAGES['the loan request']),
  'the refused loan request': async (world) => {
    await world.open(FORM_STAGES['the loan request']);
    await submitEmptyForm(world);
  },
  'the company name': (world) => beginApplication(world, 'the company name'),
  'the company suggestions': async (world) => {
    await beginApplication(world, 'the company name');
    const wizard = await world.wizard();
    await wizard.form.controls('company name').pressSequentially('Metall');
    await expect(wizard.suggestions().first()).toBeVisible();
  },
  'the company details': (world) => beginApplication(world, 'the company details'),
  'the refused company details': async (world) => {
    await beginApplication(world, 'the company details');
    await submitEmptyForm(world);
  },
  'the check of my answers': (world) => beginApplication(world, 'the check of my answers'),
  'the account creation': (world) => beginApplication(world, 'the account creation'),
  'the refused account creation': async (world) => {
    await beginApplication(world, 'the account creation');
    await submitEmptyForm(world);
  },
  'the name of the practice': (world) => openPracticeStep(world, 'company-name'),
  'the practice': (world) => openPracticeStep(world, 'company-data'),
  'the refused practice': async (world) => {
    await openPracticeStep(world, 'company-data');
    await submitEmptyForm(world);
  },
  'the financing of the practice': (world) => openPracticeStep(world, 'loan-data'),
  'the project of the practice': (world) => openPracticeStep(world, 'project-data'),
  'the indicative offer': applyAs('Nordlicht Optik GmbH'),
  'the rejection': applyAs('Testfall Ablehnung GmbH'),
};

const PRACTICE_ANSWERS = {
  'company-name': { companyName: 'Praxis am Park', companyCountry: 'DE' },
  'company-data': {
    companyCountry: 'DE',
    practice_type: 'group',
    medical_specialty: 'general_medicine',
    companyType: 'FREIE_BERUFE',
    street: 'Parkallee',
    houseNumber: '3',
    companyPostCode: '80331',
    companyLocation: 'München',
    businessPurpose: 'Hausärztliche Versorgung',
    staff_count: '4',
  },
  'loan-data': { allBanksLoanPurpose: 'devices_and_equipment', loanSize: '60000', loanDuration: '36' },
  'project-data': {},
};

async function openPracticeStep(world: PortalWorld, lastStep: keyof typeof PRACTICE_ANSWERS): Promise<void> {
  world.partner = 'medic';
  for (const [step, answers] of Object.entries(PRACTICE_ANSWERS)) {
    const path = `/application/new/${step}`;
    if (step === lastStep) return world.open(path);
    if ((await redirectPathAfter(world, path, answers)) === path) throw new Error(`${step} was not accepted`);
  }
}
