export { useListDevicesQuery, useSignOutDeviceMutation, useSignOutOthersMutation } from './generated/devices';
export type { SignedInDeviceDto } from './generated/devices';
