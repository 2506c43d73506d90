Feature: Dark colours

  Who has set the device to dark, or chosen it in the settings, gets the portal in dark colours, those of
  every partner: that text can be read in each of them is arithmetic, and tested there (`partner-theme.test.ts`).

  Every screen is looked at in both in `screens.feature`.

  @SHELL-19 @phone
  Scenario: The overview can be read in the dark on a phone
    Given my device prefers dark colours
    When I look at the overview
    Then the page is dark
    And the page has no barriers

  @SHELL-19 @needs-partners
  Scenario Outline: The colours of <partner> can be read in the dark
    Given my device prefers dark colours
    And I visit <partner>
    When I open "/login"
    Then the page is dark
    And the page has no barriers

    Examples:
      | partner         |
      | Curavest        |
      | Wiślana Finanse |

  Scenario Outline: The choice in the settings wins over the device, <how>
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
  Scenario: What is printed in the dark is black on white
    Given my device prefers dark colours
    When I look at the indicative offer
    Then the page is dark
    And it is light on paper
