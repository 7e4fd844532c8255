import ts from 'typescript';

/** An import, re-export or `import()` of a file. */
export type Import = {
  specifier: string;
  line: number;
  /** Names used at run time; undefined for a whole module. */
  names: string[] | undefined;
  /** True where it imports types only, which do not exist at run time. */
  typesOnly: boolean;
};

type Names = Pick<Import, 'names' | 'typesOnly'>;

/** All imports of a source file. */
export function importsOf(fileName: string, text: string): Import[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, names: Names) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ specifier: specifier.text, line: line + 1, ...names });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, namesOfImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, namesOfExport(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], { names: undefined, typesOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Names that a module exports in lists (`export { a } from 'b'`), as a facade does. */
export function exportedNames(fileName: string, text: string): string[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest);
  const lists = source.statements.filter(ts.isExportDeclaration).map(({ exportClause }) => exportClause);
  return lists.flatMap((list) => (list && ts.isNamedExports(list) ? list.elements.map(({ name }) => name.text) : []));
}

function namesOfImport(clause: ts.ImportClause | undefined): Names {
  if (!clause) return { names: undefined, typesOnly: false };
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) {
    return { names: undefined, typesOnly: clause.isTypeOnly };
  }
  return namesOfList(bindings.elements, clause.isTypeOnly);
}

function namesOfExport({ exportClause, isTypeOnly }: ts.ExportDeclaration): Names {
  if (!exportClause || !ts.isNamedExports(exportClause)) return { names: undefined, typesOnly: isTypeOnly };
  return namesOfList(exportClause.elements, isTypeOnly);
}

function namesOfList(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[], typesOnly: boolean): Names {
  const values = elements.filter((element) => !typesOnly && !element.isTypeOnly);
  const names = values.map(({ propertyName, name }) => (propertyName ?? name).text);
  return { names, typesOnly: names.length === 0 && elements.length > 0 };
}
