import path from 'node:path';
import ts from 'typescript';

/** A statement that declares a name. */
type Declaration = {
  text: string;
  /** Names of types and values that it refers to. */
  refersTo: ReadonlySet<string>;
};

/** By name. Several files of a package may declare the same one. */
export type Declarations = ReadonlyMap<string, readonly Declaration[]>;

const EMIT: ts.CompilerOptions = {
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  removeComments: true,
  newLine: ts.NewLineKind.LineFeed,
  // Without this, the order of a union's members would depend on the other files that name them.
  stableTypeOrdering: true,
  // Every package may use the types of test tools, so they belong to no contract.
  types: [],
};

/** A compiler program for some files of a package, with the options of the package's tsconfig.json. */
export function programOf(folder: string, files: string[]): ts.Program {
  const file = path.join(folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files, include: [] }, ts.sys, folder, EMIT, file);
  return ts.createProgram(files, { ...options, ...EMIT });
}

/** The `.d.ts` output of a program. */
export function declarationsOf(program: ts.Program): Declarations {
  const found = new Map<string, Declaration[]>();
  program.emit(undefined, (file, text) => {
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
      const declaration = { text: statement.getText(), refersTo: namesIn(statement) };
      for (const name of declaredNames(statement)) found.set(name, [...(found.get(name) ?? []), declaration]);
    }
  });
  return found;
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
}

function namesIn(statement: ts.Statement): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node)) names.add(node.typeName.getText());
    if (ts.isTypeQueryNode(node)) names.add(node.exprName.getText());
    if (ts.isExpressionWithTypeArguments(node)) names.add(node.expression.getText());
    if (ts.isImportTypeNode(node) && node.qualifier) names.add(node.qualifier.getText());
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return names;
}
