import { pagePath } from '~/application/journey/rules/journey';

/** The result's address is its form's own. */
export function resultPath({ dynamicForm }: { readonly dynamicForm: boolean }): string {
  return pagePath(dynamicForm ? 'dynamic' : 'classic', 'application-result');
}
