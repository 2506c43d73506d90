import { readForm } from '~/forms/form-body.server';
import { handleRefusedForm } from '~/forms/refused-form.server';
import type { Task } from '~/forms/run-task.server';
import type { Visit } from '~/request/portal-request';
import type { RequestArgs } from '~/request/visit.server';

/** Forms that are too large or too frequent come back as submitted, without passwords. */
export function answerAccountForm<Opened extends Visit, More extends object>(
  args: RequestArgs,
  open: (args: RequestArgs) => Promise<Opened>,
  declare: (visit: Opened, form: FormData) => Task<More>,
) {
  return handleRefusedForm<Awaited<ReturnType<Task<More>['run']>>, Partial<More>>(args, async () => {
    const visit = await open(args);
    const form = await readForm(args.request);
    return declare(visit, form).run(visit, form);
  });
}
