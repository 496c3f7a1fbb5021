/** Tests of a feature flag: keeping both paths is then the plan. */
export const NOT_ROUTED =
  /(^|\W)(flags?|features?|featureFlags?|feature_flags?|isEnabled|is_enabled|settings) (\.|\()|isEnabled \(/;
