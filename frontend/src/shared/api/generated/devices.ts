import { baseApi as api } from '../base-api';
export const addTagTypes = ['devices'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDevices: build.query<ListDevicesApiResponse, ListDevicesApiArg>({
        query: () => ({ url: `/api/account/devices` }),
        providesTags: ['devices'],
      }),
      signOutOthers: build.mutation<SignOutOthersApiResponse, SignOutOthersApiArg>({
        query: () => ({ url: `/api/account/devices`, method: 'DELETE' }),
        invalidatesTags: ['devices'],
      }),
      signOutDevice: build.mutation<SignOutDeviceApiResponse, SignOutDeviceApiArg>({
        query: (queryArg) => ({ url: `/api/account/devices/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['devices'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListDevicesApiResponse =
  /** status 200 Where you are signed in, this device first */ SignedInDeviceDto[];
export type ListDevicesApiArg = void;
export type SignOutOthersApiResponse = unknown;
export type SignOutOthersApiArg = void;
export type SignOutDeviceApiResponse = unknown;
export type SignOutDeviceApiArg = {
  id: string;
};
export type SignedInDeviceDto = {
  id: string;
  name: string;
  /** Whether it is the one that asks */
  isThisDevice: boolean;
  signedInAt: string;
  /** The last request, to within an hour */
  lastSeenAt: string;
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** A relative address that stands for the code */
  type: string;
  title: string;
  /** The same as the status of the answer */
  status: number;
  /** What a client compares */
  code: string;
  /** What a person reads */
  message: string;
  /** The same id stands in the log */
  requestId: string;
  /** A sentence for each field that is not right */
  errors?: FieldErrorDto[];
};
export const { useListDevicesQuery, useSignOutOthersMutation, useSignOutDeviceMutation } = injectedRtkApi;
