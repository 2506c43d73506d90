import { signatories } from '~/api/signatories.server';
import { openApplicationForChange } from '~/dashboard/open-application.server';
import { keepTypedForm } from '~/forms/typed-form.server';
import { problemPage } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';

/** `openApplicationForChange`, with its representatives as they are now. @throws as that; the error page, keeping the form, without them */
export async function openRoster(args: RequestArgs, id: string | undefined) {
  const opened = await openApplicationForChange(args, id);
  const { visit, application } = opened;
  const listed = await signatories.list(visit.api, application.applicationId);
  if (listed.ok) return { ...opened, signatories: listed.data };
  await keepTypedForm(visit, args.request);
  throw problemPage(visit, listed.error);
}
