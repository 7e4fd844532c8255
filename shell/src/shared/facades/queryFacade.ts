// The names of the query library that shell and remotes may use. Lint refuses others in browser code, and webpack removes
// them (infinite and suspense queries, streaming, persistence hooks).
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
