/** An `Account` out of the table `users u`. */
export const ACCOUNT = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.profile_image_url as "profileImageUrl", u.is_premium as "isPremium", u.identifications_used as "identificationsUsed",
  u.time_zone as "timeZone", u.units`;
