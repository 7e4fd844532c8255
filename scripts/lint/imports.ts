import ts from 'typescript';

/** One import, re-export, `import()` or `require` of a file. */
export type Import = {
  specifier: string;
  line: number;
  /** Names taken at run time; undefined where the whole module is taken, or nothing. */
  names: string[] | undefined;
  /** Types alone, which do not exist at run time. */
  typesOnly: boolean;
};

/** Everything that a source file imports. */
export function importsOf(fileName: string, text: string): Import[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, rest: Pick<Import, 'names' | 'typesOnly'>) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ specifier: specifier.text, line: line + 1, ...rest });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, namesOfImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, namesOfExport(node));
    else if (ts.isCallExpression(node) && loadsModule(node)) {
      add(node, node.arguments[0], { names: undefined, typesOnly: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node, node.argument.literal as ts.Expression, { names: [], typesOnly: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Names that a module exports by lists, as a facade or an entry point does. */
export function exportedNames(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const lists = source.statements.filter(ts.isExportDeclaration).map(({ exportClause }) => exportClause);
  return lists.flatMap((list) => (list && ts.isNamedExports(list) ? list.elements.map(({ name }) => name.text) : []));
}

const loadsModule = ({ expression }: ts.CallExpression) =>
  expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');

function namesOfImport(clause: ts.ImportClause | undefined): Pick<Import, 'names' | 'typesOnly'> {
  if (!clause) return { names: undefined, typesOnly: false };
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) {
    return { names: undefined, typesOnly: clause.isTypeOnly };
  }
  return namesOfList(bindings.elements, clause.isTypeOnly);
}

function namesOfExport({ exportClause, isTypeOnly }: ts.ExportDeclaration): Pick<Import, 'names' | 'typesOnly'> {
  if (!exportClause || !ts.isNamedExports(exportClause)) return { names: undefined, typesOnly: isTypeOnly };
  return namesOfList(exportClause.elements, isTypeOnly);
}

function namesOfList(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[], typesOnly: boolean) {
  const values = elements.filter((element) => !typesOnly && !element.isTypeOnly);
  const names = values.map(({ propertyName, name }) => (propertyName ?? name).text);
  return { names, typesOnly: names.length === 0 && elements.length > 0 };
}
