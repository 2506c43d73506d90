import type { WizardDetail } from '../screens/details';
import type { PortalWorld } from './world';

type DetailAnswers = Partial<Record<WizardDetail, string>>;

export const FILLABLE_FORMS = {
  register: async (world, answers) => {
    await world.open('/register');
    await (await world.account()).register(world.customer, answers);
  },
  'log in': async (world, answers) => {
    await world.open('/login');
    const { email, password } = world.customer;
    await (await world.account()).logIn({
      email: answers['e-mail'] ?? email,
      password: answers.password ?? password,
    });
  },
  'complete the details of my company': async (world, answers) => {
    await (await world.wizard()).describeCompany(answers);
  },
  'ask for working capital': async (world, answers) => {
    const wizard = await world.wizard();
    const purposeDescription = answers['purpose description'];
    await wizard.requestLoan({
      type: 'working capital',
      ...(purposeDescription !== undefined && { purpose: 'other' }),
      ...(answers.purpose !== undefined && { purpose: answers.purpose }),
    });
    if (purposeDescription !== undefined) await wizard.form.answer('purpose description', purposeDescription);
    await wizard.form.submit();
  },
  'ask for factoring': async (world, answers) => {
    const wizard = await world.wizard();
    await wizard.chooseLoanType('factoring');
    const defaultAnswers = {
      'factoring limit': '300000',
      'annual sales': '2400000',
      'international customers': 'no',
    };
    for (const [detail, answer] of Object.entries({ ...defaultAnswers, ...answers })) {
      await wizard.form.answer(detail as WizardDetail, answer);
    }
    await wizard.form.submit();
  },
} as const satisfies Record<string, (world: PortalWorld, answers: DetailAnswers) => Promise<void>>;
export type FillableForm = keyof typeof FILLABLE_FORMS;

export async function fillInForm(
  world: PortalWorld,
  form: FillableForm,
  answers: DetailAnswers = {},
): Promise<void> {
  await FILLABLE_FORMS[form](world, answers);
}
