// webpack turns an imported model into its address within the release, as it does with pictures.
declare module '*.glb' {
  const url: string;
  export default url;
}
