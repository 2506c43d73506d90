import ts from 'typescript';

export interface BareText {
  file: string;
  line: number;
  text: string;
  reason: string;
}

type ContentKind = 'text' | 'slot' | 'elements';

type Parent = ts.JsxElement | ts.JsxFragment;

const REASONS = {
  changes: 'may change, but shares its element with others',
  moves: 'follows content that may disappear, in the same element',
  list: 'is one of several texts in one element',
  returned: 'is returned by a component without an element',
  sentence: 'renders adjacent texts without an element whose key changes with them',
} as const;

/**
 * Page translators replace text nodes, so React updates a detached node or throws. A text that is an only child, or
 * below `translate="no"`, is safe. Reports the text passed to a component.
 */
export function findBareText(program: ts.Program, files: readonly string[]): BareText[] {
  const checker = program.getTypeChecker();
  const bareTexts = new Map<string, BareText>();
  const slots = new Map<ts.Symbol, Set<string>>();
  const elements: (Parent | ts.JsxSelfClosingElement)[] = [];

  function report(node: ts.Node, reason: string): void {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const text = node.getText().replace(/\s+/g, ' ').trim();
    bareTexts.set(`${source.fileName}:${node.getStart()}`, { file: source.fileName, line, text, reason });
  }

  function contentOf(type: ts.Type): ContentKind {
    if (type.flags & ts.TypeFlags.Any) return 'slot';
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(part.flags & NOTHING) && !(part.isStringLiteral() && part.value === ''),
    );
    const kinds = parts.map((part): ContentKind => {
      const baseTypes = part.isIntersection() ? part.types : [part];
      if (baseTypes.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)))
        return 'text';
      const item = checker.isArrayType(part) && checker.getTypeArguments(part as ts.TypeReference)[0];
      return item && contentOf(item) !== 'elements' ? 'slot' : 'elements';
    });
    if (kinds.length > 0 && kinds.every((kind) => kind === 'text')) return 'text';
    return kinds.every((kind) => kind === 'elements') ? 'elements' : 'slot';
  }

  const contentAt = (node: ts.Expression): ContentKind =>
    isPlainText(node) ? 'text' : contentOf(checker.getTypeAtLocation(node));

  const isTextList = (type: ts.Type): boolean => {
    const item = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
    return Boolean(item) && contentOf(item as ts.Type) !== 'elements';
  };

  function propOf(node: ts.Expression): { component: ts.Symbol; name: string } | null {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const binding = ts.isIdentifier(node) && symbol?.declarations?.[0];
    if (!binding || !ts.isBindingElement(binding)) return null;
    const owner = ts.findAncestor(binding, ts.isFunctionLike);
    const ownerName = owner?.name ?? ts.findAncestor(owner, ts.isVariableDeclaration)?.name;
    const component = ownerName && checker.getSymbolAtLocation(ownerName);
    if (!component || !/^[A-Z]/.test(component.name)) return null;
    return { component, name: (binding.propertyName ?? binding.name).getText() };
  }

  function open({ component, name }: { component: ts.Symbol; name: string }): boolean {
    const names = slots.get(component) ?? new Set();
    slots.set(component, names);
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  }

  function checkChildren(parent: Parent): void {
    const children = childrenOf(parent);
    const isAlone = children.length === 1 && !ts.isJsxFragment(parent);
    let mayChange = false;
    for (const child of children) {
      if (ts.isJsxText(child) && mayChange && hasWords(child.text)) report(child, REASONS.moves);
      if (!ts.isJsxExpression(child) || !child.expression) continue;
      const leaves = leavesOf(child.expression);
      for (const { node, isConditional } of leaves) checkLeaf(node, isAlone, isConditional || mayChange);
      mayChange ||= leaves.some(({ node, isConditional }) => isConditional || !isStaticContent(node));
    }
  }

  function checkLeaf(node: ts.Expression, isAlone: boolean, mayMove: boolean): void {
    if (isElement(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (!isAlone && mayMove && hasWords(node.text)) report(node, REASONS.moves);
      return;
    }
    if (isAlone) {
      if (!isPlainText(node) && isTextList(checker.getTypeAtLocation(node))) report(node, REASONS.list);
      return;
    }
    const content = contentAt(node);
    const prop = content === 'slot' ? propOf(node) : null;
    if (prop) open(prop);
    else if (content === 'text') report(node, REASONS.changes);
  }

  function checkSlotContent(element: Parent | ts.JsxSelfClosingElement): boolean {
    if (ts.isJsxFragment(element)) return false;
    const openingElement = ts.isJsxElement(element) ? element.openingElement : element;
    const component = componentOf(openingElement.tagName);
    const names = component && slots.get(component);
    if (!component || !names) return false;
    let isOpened = false;
    const checkSlotValue = (given: ts.Expression, name: string) => {
      for (const { node } of leavesOf(given)) {
        if (isElement(node) || ts.isJsxFragment(node)) continue;
        const content = contentAt(node);
        const prop = content === 'slot' ? propOf(node) : null;
        if (prop) isOpened = open(prop) || isOpened;
        else if (content === 'text')
          report(node, `${component.name} renders its ${name} beside other content`);
      }
    };
    for (const attribute of openingElement.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) {
        for (const { name, value } of spreadOf(attribute.expression))
          if (names.has(name)) checkSlotValue(value, name);
      } else if (names.has(attribute.name.getText()) && attribute.initializer) {
        const { initializer } = attribute;
        if (ts.isStringLiteral(initializer)) checkSlotValue(initializer, attribute.name.getText());
        else if (ts.isJsxExpression(initializer) && initializer.expression) {
          checkSlotValue(initializer.expression, attribute.name.getText());
        }
      }
    }
    if (ts.isJsxElement(element) && names.has('children')) {
      for (const child of childrenOf(element)) {
        if (ts.isJsxText(child)) report(child, `${component.name} renders its children beside other content`);
        else if (ts.isJsxExpression(child) && child.expression) checkSlotValue(child.expression, 'children');
      }
    }
    return isOpened;
  }

  function componentOf(tag: ts.JsxTagNameExpression): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(tag);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function checkTrans(element: ts.JsxSelfClosingElement): void {
    if (element.tagName.getText() !== 'Trans') return;
    for (let ancestor: ts.Node = element.parent; !ts.isFunctionLike(ancestor); ancestor = ancestor.parent) {
      if (ts.isJsxElement(ancestor) && attributeOf(ancestor.openingElement, 'key') !== undefined) return;
    }
    report(element, REASONS.sentence);
  }

  function checkReturned(node: ts.Node): void {
    if (!ts.isFunctionDeclaration(node) || !node.name || !/^[A-Z]/.test(node.name.text) || !node.body) return;
    ts.forEachChild(node.body, function visit(inner): void {
      if (ts.isFunctionLike(inner)) return;
      if (ts.isReturnStatement(inner) && inner.expression) {
        for (const { node: leaf } of leavesOf(inner.expression)) {
          if (isElement(leaf)) continue;
          const content = contentAt(leaf);
          const prop = content === 'slot' ? propOf(leaf) : null;
          if (prop) open(prop);
          else if (content === 'text') report(leaf, REASONS.returned);
        }
      }
      ts.forEachChild(inner, visit);
    });
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} is not in the program`);
    ts.forEachChild(source, function visit(node): void {
      if (isElement(node) || ts.isJsxFragment(node)) elements.push(node);
      checkReturned(node);
      ts.forEachChild(node, visit);
    });
  }
  for (const element of elements) {
    if (ts.isJsxSelfClosingElement(element)) checkTrans(element);
    else if (!isExcluded(element)) checkChildren(element);
  }
  while (elements.map(checkSlotContent).some(Boolean));
  return [...bareTexts.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

const NOTHING =
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Void |
  ts.TypeFlags.Never;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const isElement = (node: ts.Node): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/** Avoids the slow type checker for templates and translations. */
const isPlainText = (node: ts.Expression): boolean =>
  ts.isTemplateExpression(node) || (ts.isCallExpression(node) && node.expression.getText() === 't');

const isStaticContent = (node: ts.Expression): boolean => isElement(node) || ts.isStringLiteralLike(node);

function childrenOf(parent: Parent): ts.JsxChild[] {
  return parent.children.filter((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
    return !ts.isJsxExpression(child) || child.expression !== undefined;
  });
}

/** If `isConditional`, the result may change or disappear. */
function leavesOf(
  expression: ts.Expression,
  isConditional = false,
): { node: ts.Expression; isConditional: boolean }[] {
  if (ts.isParenthesizedExpression(expression)) return leavesOf(expression.expression, isConditional);
  if (ts.isConditionalExpression(expression)) {
    return [...leavesOf(expression.whenTrue, true), ...leavesOf(expression.whenFalse, true)];
  }
  if (ts.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return leavesOf(expression.right, true);
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
      return [...leavesOf(expression.left, true), ...leavesOf(expression.right, true)];
    }
  }
  return [{ node: expression, isConditional }];
}

function spreadOf(expression: ts.Expression): { name: string; value: ts.Expression }[] {
  if (!ts.isObjectLiteralExpression(expression)) return [];
  return expression.properties
    .filter((property) => ts.isShorthandPropertyAssignment(property))
    .map(({ name }) => ({ name: name.text, value: name }));
}

function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.JsxAttribute | undefined {
  return element.attributes.properties
    .filter(ts.isJsxAttribute)
    .find((attribute) => attribute.name.getText() === name);
}

function isExcluded(element: Parent): boolean {
  for (
    let ancestor: ts.Node = element;
    ancestor && !ts.isFunctionLike(ancestor);
    ancestor = ancestor.parent
  ) {
    if (!ts.isJsxElement(ancestor)) continue;
    const value = attributeOf(ancestor.openingElement, 'translate')?.initializer;
    if (value && ts.isStringLiteral(value) && value.text === 'no') return true;
  }
  return false;
}
