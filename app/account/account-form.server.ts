import { handleRefusedForm } from '~/forms/refused-form.server';
import type { Task } from '~/forms/run-task.server';
import { readForm } from '~/request/body/form-body.server';
import type { RequestArgs } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';

/** Forms that are too large or too frequent come back as submitted, without passwords. */
export function answerAccountForm<Opened extends PortalRequest, More extends object>(
  args: RequestArgs,
  open: (args: RequestArgs) => Promise<Opened>,
  declare: (request: Opened, form: FormData) => Task<More>,
) {
  return handleRefusedForm<Awaited<ReturnType<Task<More>['run']>>, Partial<More>>(args, async () => {
    const request = await open(args);
    const form = await readForm(args.request);
    return declare(request, form).run(request, form);
  });
}
