// Stylesheets are imported as text; see webpack.config.ts.
declare module '*.css' {
  const text: string;
  export default text;
}
