import { pagePath } from '~/application/journey/rules/journey';

export function resultPath({ dynamicForm }: { readonly dynamicForm: boolean }): string {
  return pagePath(dynamicForm ? 'dynamic' : 'classic', 'application-result');
}
