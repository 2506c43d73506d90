Feature: Dark colours

  With dark colours chosen on the device or in the settings, the portal of every partner is dark.
  Contrast is calculated in `partner-theme.test.ts`.

  `screens.feature` checks every screen in light and dark colours.

  @SHELL-19 @phone
  Scenario: A customer reads the overview in dark colours on a phone
    Given my device prefers dark colours
    When I look at the overview
    Then the page is dark
    And the page has no barriers

  @SHELL-19 @needs-partners
  Scenario Outline: The login of <partner> is readable in dark colours
    Given my device prefers dark colours
    And I visit <partner>
    When I open "/login"
    Then the page is dark
    And the page has no barriers

    Examples:
      | partner         |
      | Curavest        |
      | Wiślana Finanse |

  Scenario Outline: The colour setting overrides the device preference, <how>
    Given my device prefers <device> colours
    And I am logged in
    When I open "/dashboard/settings"
    Then the page is <device>
    When I choose <chosen> colours in the settings
    Then the page is <chosen>
    And the settings offer <chosen> colours as chosen
    When I open "/dashboard/applications"
    Then the page is <chosen>
    When I open "/dashboard/settings"
    And I choose the colours of my device in the settings
    Then the page is <device>

    Examples:
      | how             | device | chosen |
      | with JavaScript | light  | dark   |

    @no-js @browser
    Examples:
      | how                | device | chosen |
      | without JavaScript | dark   | light  |

  @needs-media
  Scenario: The offer prints black on white in dark mode
    Given my device prefers dark colours
    When I look at the indicative offer
    Then the page is dark
    And it is light on paper

  @D-285 @SIM-15 @needs-simulator
  Scenario: A bank's dark logo is visible in dark colours
    Given my device prefers dark colours
    And a product owner sets up a bank of their own in the situation "empty"
    When they name it "Nordheide Bank", with a logo that hides a script, and in orange
    And they open the portal of their bank
    Then the page is dark
    And the logo stands on a light ground
